import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readKept } from '../../../../src/api/personal/keptActions'
import DeleteDialog from '../../../../widgets/website-details/header/DeleteDialog'
import { stopIslands } from '../renderIsland'
import { bodyOf, renderDialog, WEBSITE } from './support'
import type { WebsiteDetails } from '../../../../src/contract'

afterEach(() => {
  stopIslands()
  localStorage.clear()
})

// As much of it as the dialog reads.
const website = WEBSITE as unknown as WebsiteDetails
const DELETION = { messages: 11, todos: 1, files: 0, contracts: 1, domains: 1, mailboxes: 2 }

it('says what goes with the website and what stays, deletes once its name is typed, and can be taken back later', async () => {
  const asked: unknown[] = []
  const view = await renderDialog(<DeleteDialog website={website} onExited={() => undefined} />, {
    answers: {
      'POST /api/websites/deletion': (init) => {
        asked.push(bodyOf(init))
        return DELETION
      },
      'DELETE /website/12/delete': () => new Response(null, { status: 204 }),
    },
  })
  expect(await screen.findByText('Goes with it: 11 messages, 1 open to-do, and 1 contract.')).toBeVisible()
  expect(screen.getByText('Stays, without a website: 1 domain with 2 mailboxes.')).toBeVisible()
  expect(screen.getByText(/recycle bin for 30 days/)).toBeVisible()
  expect(asked).toEqual([{ websites: [12] }])
  const confirm = screen.getByRole('button', { name: 'Delete website' })
  expect(confirm).toBeDisabled()
  await userEvent.type(screen.getByRole('textbox'), 'Harbour Bakery')
  await userEvent.click(confirm)
  await waitFor(() =>
    expect(readKept(view.store.services.page)).toMatchObject([
      { text: '“Harbour Bakery” was deleted', items: [{ calls: [{ route: 'partner_website_restore', params: { website: 12 } }] }] },
    ]),
  )
})

it('can be deleted when nobody knows what goes with it', async () => {
  await renderDialog(<DeleteDialog website={website} onExited={() => undefined} />)
  expect(await screen.findByText(/recycle bin for 30 days/)).toBeVisible()
  await userEvent.type(screen.getByRole('textbox'), 'Harbour Bakery')
  expect(screen.getByRole('button', { name: 'Delete website' })).toBeEnabled()
})
