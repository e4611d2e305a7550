import { useMessages } from '../../../src/i18n'
import { useCopy } from '../../../src/store'
import { ticketAddress } from '../desk/ticketAddress'

/** Copies the address of a ticket, for a colleague. */
export function useCopyTicket(): (id: number) => void {
  const t = useMessages()
  const copy = useCopy()
  return (id) => void copy(ticketAddress(id), t('tickets.linkCopied'))
}
