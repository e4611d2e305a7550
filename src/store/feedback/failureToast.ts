import type { ErrorObject } from '../../http'
import type { ToastContent } from './showToast'

type Told = Pick<ErrorObject, 'message' | 'values' | 'link'>

/** The toast that tells of an error: in its own words or those given, and with its way to the upgrade page (spec 8). */
export function failureToast({ message, values, link }: Told, text?: string): ToastContent {
  const words = text === undefined ? { key: message, ...(values && { values }) } : { key: text }
  return { kind: 'error', ...words, ...(link && { link }) }
}
