import { keepDraft } from '../../../../src/api/personal'
import { draftStore } from '../../../../src/store'
import { json } from '../../http/support'
import { makeStore } from '../../store/support'

const DRAFT = '/api/drafts'
const routes = { api_partner_draft: DRAFT, api_partner_draft_keep: DRAFT, api_partner_draft_drop: DRAFT }

/** One browser, whose pages share what it keeps, and a server that keeps drafts as long as it is reached. */
function open() {
  const kept = new Map<string, unknown>()
  jest.spyOn(draftStore, 'read').mockImplementation((key) => Promise.resolve(kept.get(key)))
  jest.spyOn(draftStore, 'write').mockImplementation((key, value) => Promise.resolve(kept.set(key, value)))
  jest.spyOn(draftStore, 'remove').mockImplementation((key) => Promise.resolve(kept.delete(key)))
  const server = { content: null as string | null, isReached: true }
  const reply = ({ init: { method = 'GET', body } }: { init: RequestInit }) => {
    if (!server.isReached) throw new TypeError('Failed to fetch')
    if (method === 'DELETE') server.content = null
    else if (method !== 'GET') server.content = JSON.parse(String(body)).content
    return method === 'GET' ? json({ content: server.content, savedAt: null }) : new Response(null, { status: 204 })
  }
  return { kept, server, load: () => makeStore({ routes }, [reply]).store.dispatch(keepDraft('mail')) }
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 50))

it('does not find again what was given up while the server was out of reach, and tells the server then', async () => {
  const { kept, server, load } = open()
  const first = load()
  await first.keep('Dear Ada')
  first.flush()
  await soon()
  server.isReached = false
  await first.drop()
  server.isReached = true
  expect(server.content).toContain('Dear Ada')
  const onNewer = jest.fn()
  expect(await load().read(onNewer)).toBeUndefined()
  await soon()
  expect(onNewer).not.toHaveBeenCalled()
  expect([server.content, kept.size]).toEqual([null, 0])
})

it('finds what another device has written since', async () => {
  const { server, load } = open()
  server.isReached = false
  await load().drop()
  server.isReached = true
  server.content = JSON.stringify({ value: 'Dear Grace', keptAt: Date.now() + 1_000 })
  const onNewer = jest.fn()
  await load().read(onNewer)
  await soon()
  expect(onNewer).toHaveBeenCalledWith('Dear Grace', false)
  expect(server.content).not.toBeNull()
})

it('keeps what is written after something was given up', async () => {
  const { server, load } = open()
  const first = load()
  server.isReached = false
  await first.drop()
  server.isReached = true
  await first.keep('Dear Grace')
  expect(await load().read(jest.fn())).toBe('Dear Grace')
})
