import { fireEvent, screen, waitFor } from '@testing-library/react'
import { draftStore } from '../../../../../src/store'
import { json } from '../../../http/support'
import { stopIslands } from '../../renderIsland'
import { PATH, press, SENT, type, write } from './support'

it('is the same mail for the server when it is sent again after the page was loaded anew, and another one once it was changed or sent', async () => {
  const kept = new Map<string, unknown>()
  jest.spyOn(draftStore, 'read').mockImplementation((key) => Promise.resolve(kept.get(key)))
  jest.spyOn(draftStore, 'write').mockImplementation((key, value) => Promise.resolve(kept.set(key, structuredClone(value))))
  const keys: (string | null)[] = []
  let isLost = true
  const open = async (limits = {}) => {
    stopIslands()
    document.body.replaceChildren()
    const answer = (init: RequestInit) => {
      keys.push(new Headers(init.headers).get('Idempotency-Key'))
      if (isLost) throw new TypeError('lost')
      return SENT
    }
    write({ html: '<p>Hi</p>' }, limits, { answers: { [`POST ${PATH}`]: answer } })
    await screen.findByLabelText('Subject')
  }
  const send = async () => {
    const before = keys.length
    await press()
    await waitFor(() => expect(keys).toHaveLength(before + 1))
  }
  await open()
  await send()
  await waitFor(() => expect(kept.size).toBe(1))
  await open({ undoMs: 20_000 })
  await send()
  type('Subject', 'Changed')
  await send()
  type('Subject', 'Hello')
  isLost = false
  await send()
  fireEvent.click(await screen.findByRole('button', { name: 'Write another one' }))
  await send()
  const [first, again, changed, back, next] = keys
  expect(first).toMatch(/./)
  expect([again, back]).toEqual([first, first])
  expect(new Set([first, changed, next]).size).toBe(3)
}, 20_000)

it('leaves as another mail when it is sent again after the server said that it was taken back', async () => {
  const keys: unknown[] = []
  const refuseOnce = (init: RequestInit) => {
    keys.push(new Headers(init.headers).get('Idempotency-Key'))
    return keys.length === 1 ? json({ error: 'Taken back' }, { status: 422 }) : SENT
  }
  write({ html: '<p>Hi</p>' }, {}, { answers: { [`POST ${PATH}`]: refuseOnce } })
  await press()
  expect(await screen.findByText(/Taken back/)).toBeInTheDocument()
  await press()
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[1]).not.toBe(keys[0])
})
