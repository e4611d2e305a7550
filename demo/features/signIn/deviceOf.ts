interface Program {
  readonly name: string
  readonly mark: RegExp
}

// Most browsers also name those they descend from, so the first that fits counts.
const BROWSERS: readonly Program[] = [
  { name: 'Edge', mark: /\bEdg(?:e|A|iOS)?\// },
  { name: 'Opera', mark: /\bOPR\// },
  { name: 'Samsung Internet', mark: /\bSamsungBrowser\// },
  { name: 'Firefox', mark: /\b(?:Firefox|FxiOS)\// },
  { name: 'Chrome', mark: /\b(?:Chrome|CriOS|HeadlessChrome)\// },
  { name: 'Safari', mark: /\bSafari\// },
]

const SYSTEMS: readonly Program[] = [
  { name: 'iPhone', mark: /\biPhone\b/ },
  { name: 'iPad', mark: /\biPad\b/ },
  { name: 'Android', mark: /\bAndroid\b/ },
  { name: 'ChromeOS', mark: /\bCrOS\b/ },
  { name: 'Windows', mark: /\bWindows\b/ },
  { name: 'macOS', mark: /\bMac OS X\b/ },
  { name: 'Linux', mark: /\bLinux\b/ },
]

const nameOf = (programs: readonly Program[], text: string): string | null => programs.find(({ mark }) => mark.test(text))?.name ?? null

/** The names of browser and system as a browser tells them; null for what nobody knows. */
export const deviceOf = (userAgent: string) => ({ browser: nameOf(BROWSERS, userAgent), system: nameOf(SYSTEMS, userAgent) })
