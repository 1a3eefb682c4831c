/** The mark: a goat whose face is the tile 1-2. It looks the same in every room and with every tile set. */

export function Logo({ size = 44 }: { readonly size?: number }) {
  return (
    <svg width={(size * 94) / 118} height={size} viewBox="0 0 94 118" aria-hidden="true">
      <path
        d="M30 37C27 22 20 11 6 3c19 1 33 11 38 29ZM64 37c3-15 10-26 24-34C69 4 55 14 50 32Z"
        fill="#c1913b"
      />
      <path
        d="m20 12.5 7-3M25 20l8-4M28 28l10-3.5M74 12.5l-7-3M69 20l-8-4M66 28l-10-3.5"
        fill="none"
        stroke="#80591a"
        stroke-width="2"
        stroke-linecap="round"
      />
      <path d="M31 50c-9-7-20-7-28 0 8 7 19 8 28 4ZM63 50c9-7 20-7 28 0-8 7-19 8-28 4Z" fill="#cdbd9b" />
      <path d="M38 98c1 8 4 14 9 19 5-5 8-11 9-19Z" fill="#a8966f" />
      <rect x="28.4" y="31.6" width="37.2" height="76.3" rx="6" fill="#a8966f" />
      <rect x="28.4" y="30.8" width="37.2" height="76.3" rx="6" fill="#cdbd9b" />
      <rect x="28.4" y="29.4" width="37.2" height="76.3" rx="6" fill="#f5ecd9" />
      <path d="M33 67.6h28" stroke="#8f8061" stroke-width="1.7" stroke-linecap="round" />
      <circle cx="47" cy="67.4" r="3.6" fill="#80591a" />
      <circle cx="47" cy="67.1" r="3" fill="#c1913b" />
      <g fill="#23211e">
        <circle cx="38" cy="50" r="4.6" />
        <circle cx="56" cy="50" r="4.6" />
        <circle cx="47" cy="88" r="4.6" />
      </g>
    </svg>
  );
}
