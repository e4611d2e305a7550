import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import shared from '../../../src/i18n/messages/en.json'
import { closeDialog, openDialog, selectDialogs, useAppSelector } from '../../../src/store'
import NewTokenDialog from '../../../widgets/profile/tokens/NewTokenDialog'
import NodeDialog from '../../../widgets/settings/hosting/NodeDialog'
import WebhookDialog from '../../../widgets/settings/webhooks/WebhookDialog'
import { NameDialog } from '../../../widgets/collections/collection/NameDialog'
import { FieldDialog } from '../../../widgets/collections/fields/FieldDialog'
import ClientDialog from '../../../widgets/clients/ClientDialog'
import { DomainSearch } from '../../../widgets/domains/dialogs/DomainSearch'
import TtlDialog from '../../../widgets/domains/dns/table/TtlDialog'
import { VersionsDialog } from '../../../widgets/email-templates/edit/VersionsDialog'
import LeaveQuestion from '../../../widgets/main/LeaveQuestion'
import { DoubtsDialog } from '../../../widgets/mailer/parts/DoubtsDialog'
import { QuestionsDialog } from '../../../widgets/mailer/parts/QuestionsDialog'
import KeySheet from '../../../widgets/palette/keys/KeySheet'
import ActivityDialog from '../../../widgets/staff/ActivityDialog'
import InviteDialog from '../../../widgets/staff/InviteDialog'
import CheckDialog from '../../../widgets/website-details/check/CheckDialog'
import LoginDialog from '../../../widgets/website-details/customer/LoginDialog'
import { SwitchDialog } from '../../../widgets/website-details/thread/composer/SwitchDialog'
import ReasonDialog from '../../../widgets/website-details/timer/ReasonDialog'
import { Dialog } from '../../../src/ui'
import { renderIsland, stopIslands } from './renderIsland'

afterEach(stopIslands)

const none = () => undefined
const nothing = () => Promise.resolve()

/** How screens open their dialogs: by rendering them, or by `open`; either way they say when they are left. */
const DIALOGS: Readonly<Record<string, (left: () => void, open: boolean) => ReactElement>> = {
  NewTokenDialog: (left) => <NewTokenDialog onMade={none} onClose={left} />,
  NodeDialog: (left, open) => <NodeDialog open={open} onClose={left} onSave={nothing} />,
  WebhookDialog: (left) => <WebhookDialog hook={null} onClose={left} onSave={nothing} />,
  NameDialog: (left) => <NameDialog websiteId={1} onSaved={none} onExited={left} />,
  FieldDialog: (left) => <FieldDialog collectionId={1} field={null} onExited={left} />,
  ClientDialog: (left) => <ClientDialog client={null} onClose={left} />,
  DomainSearch: (left, open) => <DomainSearch websiteId={1} open={open} onChoose={none} onClose={left} onExited={none} />,
  TtlDialog: (left) => <TtlDialog items={[]} onTtl={none} onExited={left} />,
  VersionsDialog: (left) => <VersionsDialog id={1} onRestore={none} onClose={left} />,
  LeaveQuestion: (left, open) => <LeaveQuestion open={open} onConfirm={none} onClose={left} />,
  DoubtsDialog: (left, open) => <DoubtsDialog doubts={open ? ['attachment'] : []} onSend={none} onClose={left} />,
  QuestionsDialog: (left) => <QuestionsDialog title="Answers" questions={['Why?']} onAnswer={none} onClose={left} />,
  ActivityDialog: (left) => <ActivityDialog onClose={left} />,
  InviteDialog: (left) => <InviteDialog roles={['sales']} onClose={left} />,
  CheckDialog: (left) => <CheckDialog websiteId={1} onExited={left} />,
  LoginDialog: (left) => <LoginDialog email="ada@customer.test" use={{ items: [], hidden: 2 }} answer={left} />,
  SwitchDialog: (left, open) => <SwitchDialog open={open} to="public" onSwitch={none} onClose={left} />,
  ReasonDialog: (left) => <ReasonDialog websiteId={1} onExited={left} onStop={none} />,
}

/** Those that know `open` are still rendered when they were left, as on their screens. */
function Opened({ names }: { names: readonly string[] }) {
  const [left, setLeft] = useState<readonly string[]>([])
  return names.map((name) => {
    const dialog = DIALOGS[name]
    const isOpen = !left.includes(name)
    const isRendered = isOpen || dialog?.length === 2
    return <div key={name}>{isRendered && dialog?.(() => setLeft((before) => [...before, name]), isOpen)}</div>
  })
}

function Steps() {
  const [isLast, setLast] = useState(false)
  return (
    <Dialog open title={isLast ? 'Last step' : 'First step'} onClose={none}>
      <button type="button" onClick={() => setLast(true)}>
        Further
      </button>
    </Dialog>
  )
}

/** As an island draws what it knows the name of. */
function Listed() {
  return useAppSelector(selectDialogs).map((dialog) => <KeySheet key={dialog.id} dialog={dialog} />)
}

const titleOf = (dialog: HTMLElement) => within(dialog).getAllByRole('heading')[0]?.textContent

describe('every dialog', () => {
  it.each(Object.keys(DIALOGS))('%s is in the list of the page while it is there', async (name) => {
    const { store } = renderIsland(<Opened names={[name]} />)
    const dialog = screen.getByRole('dialog')
    const [listed, ...others] = selectDialogs(store.getState())
    expect(others).toEqual([])
    expect(listed).toMatchObject({ open: true, title: titleOf(dialog) })
    expect(dialog).toHaveAttribute('data-full-width')
    expect(within(dialog).getAllByRole('button', { name: shared['partner.general.close'] }).length).toBeGreaterThan(0)

    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(selectDialogs(store.getState())).toEqual([]))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('is closed by its id, as many as there are, the topmost last in the list', async () => {
    const names = Object.keys(DIALOGS)
    const { store } = renderIsland(<Opened names={names} />)
    const dialogs = selectDialogs(store.getState())
    expect(dialogs.map(({ title }) => title)).toEqual(screen.getAllByRole('dialog').map(titleOf))
    expect(new Set(dialogs.map(({ id }) => id)).size).toBe(names.length)
    for (const { id } of dialogs.toReversed()) act(() => store.dispatch(closeDialog(id)))
    await waitFor(() => expect(selectDialogs(store.getState())).toEqual([]))
  })

  it('keeps its place in the list when it goes on to another step, with its title', async () => {
    const { store } = renderIsland(
      <>
        <Steps />
        <Dialog open title="Above" onClose={none} />
      </>,
    )
    await userEvent.click(screen.getByText('Further'))
    expect(selectDialogs(store.getState())).toMatchObject([{ title: 'Last step' }, { title: 'Above' }])
  })

  it('has one place in the list if the list has opened it', async () => {
    const { store } = renderIsland(<Listed />)
    const onClose = jest.fn()
    act(() => void store.dispatch(openDialog({ name: 'keys', onClose })))
    await screen.findByRole('dialog')
    expect(selectDialogs(store.getState())).toMatchObject([{ name: 'keys', open: true, title: titleOf(screen.getByRole('dialog')) }])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(selectDialogs(store.getState())).toEqual([]))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('is drawn by the one component that lists it', () => {
    const files = ['src', 'widgets'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    )
    const using = (text: string) => files.filter((file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes(text))
    expect(using('<dialog\n')).toEqual(['src/ui/overlay/Dialog.tsx'])
    expect(using('.showModal(')).toEqual(['src/ui/overlay/useModal.ts'])
  })
})
