import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { Message } from '../../../../src/contract'
import { MessageNotes } from '../../../../src/parts/message/MessageNotes'
import { stopIslands } from '../../widgets/renderIsland'
import { renderDetails } from '../../widgets/website-details/support'

afterEach(stopIslands)

const BOUNCED = {
  id: 3,
  category: 'message_to',
  date: '2026-11-21T11:00:00Z',
  version: 1,
  deliveryState: 'bounced',
  bounceReason: '550 Nobody',
}
const show = (values: object) =>
  renderDetails(<MessageNotes message={v.parse(Message, { ...BOUNCED, ...values })} onTakeBack={() => undefined} />)

it('a mail that nobody got came back', () => {
  show({})
  expect(screen.getByText('Returned undelivered')).toBeInTheDocument()
  expect(screen.getByText('550 Nobody')).toBeInTheDocument()
})

it('of a mail that some got it is said who has not', () => {
  show({ missed: ['a@customer.test', 'b@customer.test'] })
  expect(screen.getByText('Returned in part')).toBeInTheDocument()
  expect(screen.getByText('Not delivered to a@customer.test and b@customer.test: 550 Nobody')).toBeInTheDocument()
})
