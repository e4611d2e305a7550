import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import type { ReactElement } from 'react'
import { ContractDetails, Message, ResellerCustomer, StaffMember } from '../../../src/contract'
import ViewDialog from '../../../widgets/clients/ViewDialog'
import TransferDialog from '../../../widgets/domains/dialogs/TransferDialog'
import ImportDialog from '../../../widgets/domains/dns/files/ImportDialog'
import { QuestionsDialog } from '../../../widgets/mailer/parts/QuestionsDialog'
import NodeDialog from '../../../widgets/settings/hosting/NodeDialog'
import EditDialog from '../../../widgets/staff/EditDialog'
import SplitDialog from '../../../widgets/tickets/dialogs/SplitDialog'
import TodoDialog from '../../../widgets/tickets/dialogs/TodoDialog'
import CancelDialog from '../../../widgets/website-details/cards/CancelDialog'
import ReasonDialog from '../../../widgets/website-details/timer/ReasonDialog'
import SaveDialog from '../../../widgets/websites/saved/SaveDialog'
import { renderIsland, stopIslands } from './renderIsland'
import { ticket } from './tickets/deskSupport'

afterEach(stopIslands)

const message = v.parse(Message, ticket(4, 'Blue, please'))
const contract = v.parse(ContractDetails, { websiteId: 12, number: 'C-7', status: 'active', payment: 'paid', revocable: false })
const member = v.parse(StaffMember, { id: 2, forename: 'Carla', surname: 'Rossi', roles: ['partner_design'], active: true })
const client = v.parse(ResellerCustomer, { id: 7, name: 'Tidal', company: 'Tidal', status: 'active', counts: {}, limits: {}, flags: {} })

/** Dialogs, each with the field in which somebody writes more than a word. */
const ZONE = { id: 1, name: 'tidal.test', unicodeName: null, mailboxes: 0 }
const DIALOGS: Readonly<Record<string, readonly [RegExp, (left: () => void) => ReactElement]>> = {
  QuestionsDialog: [/Why/, (left) => <QuestionsDialog title="Answers" questions={['Why?']} onAnswer={left} onClose={left} />],
  NodeDialog: [/hosting\.name/, (left) => <NodeDialog open onClose={left} onSave={() => Promise.resolve()} />],
  ReasonDialog: [/timer\.reason/, (left) => <ReasonDialog websiteId={1} onExited={left} onStop={left} />],
  SaveDialog: [/saved\.name/, (left) => <SaveDialog draft={{ view: 'all-websites', query: '', columns: null }} onExited={left} />],
  SplitDialog: [/split\.text/, (left) => <SplitDialog open ticket={message} onClose={left} />],
  TodoDialog: [/todo\.description/, (left) => <TodoDialog open ticket={message} onClose={left} />],
  CancelDialog: [/cancel\.comment/, (left) => <CancelDialog contract={contract} onExited={left} />],
  EditDialog: [/surname/, (left) => <EditDialog member={member} onClose={left} />],
  ViewDialog: [/reason/, (left) => <ViewDialog client={client} onClose={left} />],
  TransferDialog: [/transfer\.code/, (left) => <TransferDialog websiteId={1} onExited={left} />],
  ImportDialog: [
    /import\.text/,
    (left) => <ImportDialog domain={ZONE} items={[]} locked={[]} types={['A']} onTake={left} onExited={left} />,
  ],
}

it.each(Object.entries(DIALOGS))('%s asks before what was written in it is lost', async (_, [field, dialog]) => {
  const left = jest.fn()
  const { store } = renderIsland(dialog(left))
  const asked = jest.fn()
  store.navigation.claim(() => true, asked)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText(field), ' and more')
  store.navigation.push('/?another=view')
  expect(asked).toHaveBeenCalledTimes(1)
  await user.keyboard('{Escape}')
  expect(left).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(left).toHaveBeenCalled())
})
