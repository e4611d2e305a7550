import { fireEvent, screen, within } from '@testing-library/react'
import DnsManager from '../../../../../widgets/domains/dns/DnsManager'
import { renderDomains } from '../support'

export const item = (id: number, type: string, name: string, content: string) => ({
  id,
  domainId: 5,
  type,
  name,
  content,
  ttl: 3600,
  locked: false,
})

export const ITEMS = [item(1, 'A', '@', '192.0.2.1'), item(2, 'SSHFP', 'ssh', `4 2 ${'ab'.repeat(32)}`)]
export const zone = { domain: { id: 5, name: 'bakery.example' }, version: 1, items: ITEMS }

export const open = (answers: { zone?: object; live?: object[] } = {}, data: object = {}, at?: string) =>
  renderDomains(<DnsManager domainId={5} websiteId={12} onClose={() => undefined} />, {
    answers: {
      'GET /api/dns-manager/5': { ...zone, ...answers.zone },
      'GET /api/dns-manager/5/live': { items: answers.live ?? [] },
    },
    data,
    at,
  })

export const rowTexts = () =>
  screen.getAllByRole('rowheader').map((header) => `${header.textContent} ${header.closest('tr')?.querySelectorAll('td')[1]?.textContent}`)

export const fillRecord = (name: string, content: string) => {
  const form = within(screen.getByRole('form', { name: 'Record' }))
  fireEvent.change(form.getByLabelText('Name'), { target: { value: name } })
  fireEvent.change(form.getByLabelText('Value'), { target: { value: content } })
}
