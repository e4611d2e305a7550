import { MAIL_PICTURE_MAX_BYTES } from '../../model'

/** A picture as an address that holds its content: the frame of a mail may load nothing itself. Null when there is none to be had. */
export async function fetchPicture(url: string, signal: AbortSignal): Promise<string | null> {
  try {
    const answer = await fetch(url, { signal })
    const content = answer.ok ? await answer.blob() : null
    return content && content.size <= MAIL_PICTURE_MAX_BYTES ? await asAddress(content) : null
  } catch {
    return null
  }
}

function asAddress(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    // Reading an address gives text.
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(content)
  })
}
