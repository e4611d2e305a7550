import { useMessages } from '../../i18n'

interface TooLong {
  /** Says by how much; null where the text fits. */
  readonly text: string | null
  /** For the control: forms are held back while one has it. */
  readonly attributes: { readonly 'data-too-long'?: true }
}

/** For a text that may have only so many characters: browsers would cut what is pasted, and nobody sees what is lost. */
export function useTooLong(value: unknown, maxLength: number | undefined): TooLong {
  const t = useMessages()
  const over = typeof value === 'string' && maxLength !== undefined ? value.length - maxLength : 0
  if (over <= 0) return { text: null, attributes: {} }
  return { text: t('partner.general.tooLong', { count: over }), attributes: { 'data-too-long': true } }
}
