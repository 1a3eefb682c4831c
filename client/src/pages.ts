/** The pages that few visits need. Each is a chunk of its own, loaded when it is asked for, so that the first page stays small. */
import type { ComponentType } from "preact";

export interface LazyPage {
  /** The path of its address. A named group in it is one of the page's parameters. */
  readonly path: RegExp;
  readonly load: () => Promise<ComponentType<PageProps>>;
  /** It needs none, so a lost one isn't worth a word above it. */
  readonly withoutConnection?: true;
}

export interface PageProps {
  /** What the named groups of the path matched; empty where one is optional and missing. */
  readonly parameters: Readonly<Record<string, string>>;
}

export const PAGES: readonly LazyPage[] = [
  {
    path: /^\/replay\/(?<table>[\w-]+)(?:\/(?<match>\d+)(?:\/(?<round>\d+)(?:\/(?<step>\d+)(?:\/line\/(?<line>\d+))?)?)?)?\/?$/,
    load: () => import("./replay/replay-page").then(({ ReplayPage }) => ReplayPage),
  },
  {
    path: /^\/score(?:\/(?<sheet>\w+))?\/?$/,
    load: () => import("./score-sheet/score-page").then(({ ScorePage }) => ScorePage),
    withoutConnection: true,
  },
  {
    path: /^\/puzzle(?:\/(?<day>[\d-]+))?\/?$/,
    load: () => import("./puzzle/puzzle-page").then(({ PuzzlePage }) => PuzzlePage),
  },
  {
    path: /^\/children\/?$/,
    load: () => import("./children/children-page").then(({ ChildrenPage }) => ChildrenPage),
  },
  { path: /^\/rules\/?$/, load: () => import("./rule-book/shelf-page").then(({ ShelfPage }) => ShelfPage) },
  { path: /^\/rules\/(?<name>[\w-]+)\/?$/, load: () => import("./rule-book/book-page").then(({ BookPage }) => BookPage) },
  { path: /^\/club(?:\/(?<sheet>new))?\/?$/, load: async () => (await import("./club/home/club-home")).ClubHome },
  {
    path: /^\/club\/(?<event>[\w-]+)\/organise(?:\/(?<part>[a-z]+))?\/?$/,
    load: async () => (await import("./club/desk/desk-page")).DeskPage,
  },
  {
    path: /^\/club\/(?<event>[\w-]+)\/screen\/?$/,
    load: async () => (await import("./club/screen/screen-page")).ScreenPage,
  },
  {
    path: /^\/club\/(?<event>[\w-]+)\/me\/(?<key>[\w.~-]+)\/?$/,
    load: async () => (await import("./club/phone/phone-page")).PhonePage,
  },
  {
    path: /^\/club\/series\/(?<series>[^/]+)\/?$/,
    load: async () => (await import("./club/home/series-page")).SeriesPage,
  },
  {
    path: /^\/club\/(?<event>[\w-]+)(?:\/(?<part>sign-up))?\/?$/,
    load: async () => (await import("./club/public/public-page")).PublicPage,
  },
];
