import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { useSavedViewsQuery } from '../../../../src/api/personal'
import { SavedView } from '../../../../src/contract'
import { runToastAction, selectToasts } from '../../../../src/store'
import { SavedViewMenu } from '../../../../widgets/websites/saved/SavedViewMenu'
import en from '../../../../widgets/websites/messages/en.json'
import { renderIsland, stopIslands } from '../renderIsland'
import { bodyOf, server } from '../website-details/support'

afterEach(stopIslands)

const VIEW = v.parse(SavedView, {
  ...{ id: 4, view: 'all-websites', name: 'Ours', icon: 'star', scope: 'team', query: 'q=a', columns: null },
  ...{ editable: true, isDefault: false, defaultRoles: ['design'] },
})

const Menu = () => {
  const { data } = useSavedViewsQuery()
  return data?.[0] ? <SavedViewMenu saved={data[0]} columns={null} /> : null
}

it('columns that are kept with a view can be taken back', async () => {
  const changes: object[] = []
  const { store } = renderIsland(<Menu />, {
    texts: en,
    data: { routes: { api_partner_views: '/views', api_partner_view_update: '/views/{view}' } },
    replies: [
      server({
        'GET /views': { items: [{ ...VIEW, columns: ['title'] }] },
        'PUT /views/4': (init: RequestInit) => {
          changes.push(bodyOf(init) as object)
          return VIEW
        },
      }),
    ],
  })
  const keys = userEvent.setup()
  await keys.click(await screen.findByRole('button', { name: 'Actions for view Ours' }))
  await keys.click(screen.getByRole('menuitem', { name: 'Keep these columns' }))
  const toast = await waitFor(() => {
    const last = selectToasts(store.getState()).at(-1)
    expect(last).toMatchObject({ kind: 'success', actionKey: 'partner.general.undo' })
    return last
  })
  await act(async () => store.dispatch(runToastAction(toast?.id ?? '')))
  expect(changes).toEqual([{ columns: null }, { columns: ['title'] }])
})

it('a view that is changed again begins with its name of now, and keeps what somebody else has changed', async () => {
  let view = { ...VIEW }
  const changes: object[] = []
  renderIsland(<Menu />, {
    texts: en,
    data: {
      routes: { api_partner_views: '/views', api_partner_view_update: '/views/{view}' },
      user: { id: 1, name: 'Ada', roles: ['partner_manager'] },
    },
    replies: [
      server({
        'GET /views': () => ({ items: [view] }),
        'PUT /views/4': (init: RequestInit) => {
          const change = bodyOf(init) as Partial<SavedView>
          changes.push(change)
          view = { ...view, ...change }
          return view
        },
      }),
    ],
  })
  const keys = userEvent.setup()
  const edit = async (name: string) => {
    await keys.click(await screen.findByRole('button', { name: `Actions for view ${name}` }))
    await keys.click(screen.getByRole('menuitem', { name: 'Edit view' }))
    return screen.findByRole('textbox', { name: 'Name' })
  }
  const save = () => keys.click(screen.getByRole('button', { name: 'Save' }))

  const field = await edit('Ours')
  await keys.clear(field)
  await keys.type(field, 'Theirs')
  view = { ...view, defaultRoles: ['editor'] }
  await save()
  expect(await edit('Theirs')).toHaveValue('Theirs')
  await keys.click(screen.getByRole('radio', { name: 'Flag' }))
  await save()
  await waitFor(() => expect(changes).toEqual([{ name: 'Theirs' }, { icon: 'flag' }]))
})
