/** Numbers of the analysis as the page's language writes them. */
import { language } from "../language/language";

/** With one place after the point: "2,4". */
export function pointsText(points: number): string {
  return new Intl.NumberFormat(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(points);
}

/** With its sign: "+2,4", "−0,3". */
export function signedText(points: number): string {
  return new Intl.NumberFormat(language.value, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  })
    .format(points)
    .replace("-", "−");
}
