import { fireEvent, screen } from '@testing-library/react'
import * as v from 'valibot'
import { UnassignedEmail } from '../../../../src/contract'
import { MailList } from '../../../../widgets/unassigned-emails/MailList'
import en from '../../../../widgets/unassigned-emails/messages/en.json'
import { renderIsland, stopIslands } from '../renderIsland'

afterEach(stopIslands)

const MAILS = [1, 2, 3].map((id) =>
  v.parse(UnassignedEmail, {
    id,
    messageId: `<${id}@example.org>`,
    from: { email: 'a@example.org', name: 'A' },
    subject: `Mail ${id}`,
    receivedAt: '2026-11-21T12:00:00Z',
    kind: 'list',
  }),
)

it('selects all mails at once, so that they go together', () => {
  const onSelect = jest.fn()
  const list = (selected: readonly number[]) => (
    <MailList
      mails={MAILS}
      openId={1}
      page={1}
      pages={1}
      onPage={jest.fn()}
      selected={new Set(selected)}
      onSelect={onSelect}
      onOpen={jest.fn()}
    />
  )
  const { unmount } = renderIsland(list([2]), { texts: en })
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' })
  expect(all).not.toBeChecked()
  expect(all.indeterminate).toBe(true)
  fireEvent.click(all)
  expect(onSelect).toHaveBeenLastCalledWith(new Set([1, 2, 3]))
  unmount()
  renderIsland(list([1, 2, 3]), { texts: en })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  expect(onSelect).toHaveBeenLastCalledWith(new Set())
})
