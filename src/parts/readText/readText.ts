/** What spreadsheets of a language write where they do not write Unicode. */
const USUAL: Record<string, string> = {
  hu: 'windows-1250',
  ja: 'shift_jis',
  pl: 'windows-1250',
  ru: 'windows-1251',
  tr: 'windows-1254',
}

/** The text of a file in the encoding that it says or shows, else in that which is usual in the language. */
export async function readText(file: Blob, locale: string): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(USUAL[locale] ?? 'windows-1252').decode(bytes)
  }
}
