import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WebsiteChangesProvider } from '../../../../src/parts/websiteChange'
import { TagsCard } from '../../../../widgets/website-details/tags/TagsCard'
import { json } from '../../http/support'
import { stopIslands } from '../renderIsland'
import { runToastAction } from '../../../../src/store'
import { bodyOf, renderDetails, WEBSITE } from './support'

afterEach(() => {
  stopIslands()
  localStorage.clear()
})

const failed = (message: string, status = 500) => json({ error: message }, { status })

describe('tags', () => {
  const Tags = () => (
    <WebsiteChangesProvider websiteId={12}>
      <TagsCard websiteId={12} />
    </WebsiteChangesProvider>
  )
  const TAGS = [
    { id: 1, name: 'Shop', color: '0852ed', sort: 1, usageCount: 3 },
    { id: 2, name: 'SEO', color: '8a6100', sort: 2, usageCount: 0 },
  ]
  const tagsOf = (...names: string[]) => ({ items: TAGS.filter(({ name }) => names.includes(name)) })
  const chips = () =>
    within(screen.getByRole('list', { name: 'Tags' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent)

  it('are assigned by Enter, and the answer replaces those we had', async () => {
    renderDetails(<Tags />, {
      answers: { 'GET /api/tags': { items: TAGS }, 'POST /api/website/12/tag/2': tagsOf('Shop', 'SEO') },
    })
    await userEvent.type(await screen.findByRole('combobox', { name: 'Add a tag' }), 'seo{Enter}')
    await waitFor(() => expect(chips()).toEqual(['Shop', 'SEO']))
  })

  it('that somebody else changed meanwhile are told, and those who put them there may keep all', async () => {
    const sent: string[] = []
    const seo = { id: 2, name: 'SEO', color: '8a6100', sort: 2 }
    const care = { id: 3, name: 'Care', color: '8a6100', sort: 3 }
    const { store } = renderDetails(<Tags />, {
      answers: {
        'GET /api/tags': { items: TAGS },
        'POST /api/website/12/tag/2': { items: [seo, care] },
        'POST /api/website/12/tag/1': () => {
          sent.push('Shop')
          return { items: [seo, care, ...WEBSITE.tags] }
        },
      },
    })
    await userEvent.type(await screen.findByRole('combobox', { name: 'Add a tag' }), 'seo{Enter}')
    const warning = await waitFor(() => {
      const found = store.getState().toasts.find(({ kind }) => kind === 'warning')
      if (!found) throw new Error('No warning')
      return found
    })
    expect(warning).toMatchObject({
      key: 'Somebody else changed the tags meanwhile. They are now SEO and Care.',
      actionKey: 'Keep Shop too',
    })
    act(() => store.dispatch(runToastAction(warning.id)))
    await waitFor(() => expect(chips()).toEqual(['SEO', 'Care', 'Shop']))
    expect(sent).toEqual(['Shop'])
  })

  it('that are new are created by those who may', async () => {
    const made: unknown[] = []
    renderDetails(<Tags />, {
      answers: {
        'GET /api/tags': { items: TAGS },
        'POST /api/tags': (init: RequestInit) => {
          made.push(bodyOf(init))
          return { id: 9, name: 'VIP', color: 'c2185b', sort: 3 }
        },
        'POST /api/website/12/tag/9': { items: [...WEBSITE.tags, { id: 9, name: 'VIP', color: 'c2185b', sort: 3 }] },
      },
    })
    await userEvent.type(await screen.findByRole('combobox', { name: 'Add a tag' }), 'VIP')
    await userEvent.click(screen.getByRole('option', { name: 'Create “VIP”' }))
    await waitFor(() => expect(chips()).toEqual(['Shop', 'VIP']))
    expect(made).toMatchObject([{ name: 'VIP' }])
  })

  it('with a name that is too long are not created with half of it', async () => {
    renderDetails(<Tags />, { answers: { 'GET /api/tags': { items: TAGS } } })
    const typed = await screen.findByRole('combobox', { name: 'Add a tag' })
    await userEvent.type(typed, 'A name of more than forty characters is no tag')
    expect(typed).toHaveAccessibleDescription('6 characters too many')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
  })

  it('go by Backspace in the empty field, and come back when the server refuses', async () => {
    renderDetails(<Tags />, {
      answers: { 'GET /api/tags': { items: TAGS }, 'DELETE /api/website/12/tag/1': failed('No', 422) },
    })
    await userEvent.type(await screen.findByRole('combobox', { name: 'Add a tag' }), '{Backspace}')
    await waitFor(() => expect(chips()).toEqual(['Shop']))
  })
})
