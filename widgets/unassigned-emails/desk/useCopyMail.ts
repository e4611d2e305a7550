import { useMessages } from '../../../src/i18n'
import { useCopy } from '../../../src/store'
import { mailAddress } from './mailAddress'

/** Copies the address of a mail, for a colleague. */
export function useCopyMail(): (id: number) => void {
  const t = useMessages()
  const copy = useCopy()
  return (id) => void copy(mailAddress(id), t('unassignedEmails.linkCopied'))
}
