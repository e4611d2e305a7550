import { createTabs, type TabMessage } from '../../../src/store'
import { openStorageChannel } from '../../../src/store/tabs/openChannel'

type Open = NonNullable<Parameters<typeof createTabs>[1]>

/** Tabs that hear each other, and a wire on which anyone may put anything. */
function makeWire() {
  const ends = new Set<(data: unknown) => void>()
  const open: Open = (_, receive) => {
    ends.add(receive)
    return {
      post: (data) => ends.forEach((end) => end !== receive && end(structuredClone(data))),
      close: () => ends.delete(receive),
    }
  }
  return { open, say: (data: unknown) => ends.forEach((end) => end(data)) }
}

const MESSAGES: TabMessage[] = [
  { type: 'logout' },
  { type: 'partner-changed', partnerId: 4 },
  { type: 'profile-changed', user: { forename: 'Ada', surname: 'King', image: null }, locale: 'en' },
  { type: 'timer-changed' },
  { type: 'counts', counts: { tickets: 3 } },
]

function hear(tabs: ReturnType<typeof createTabs>) {
  const heard: TabMessage[] = []
  for (const { type } of MESSAGES) tabs.on(type, (message) => heard.push(message))
  return heard
}

describe('tabs', () => {
  it('of the same user hear everything but themselves', () => {
    const { open } = makeWire()
    const [one, other] = [createTabs('3:7', open), createTabs('3:7', open)]
    const [own, heard] = [hear(one), hear(other)]
    for (const message of MESSAGES) one.post(message)
    expect(heard).toEqual(MESSAGES)
    expect(own).toEqual([])
  })

  it('of another user or partner hear of sign-outs and switches only', () => {
    const { open } = makeWire()
    const heard = hear(createTabs('4:7', open))
    const one = createTabs('3:7', open)
    for (const message of MESSAGES) one.post(message)
    expect(heard.map(({ type }) => type)).toEqual(['logout', 'partner-changed'])
  })

  it.each([
    null,
    'logout',
    17,
    [],
    {},
    { from: '3:7' },
    { from: '3:7', message: { type: 'eval' } },
    { from: '3:7', message: { type: 'counts', counts: { tickets: '<b>' } } },
    { from: '3:7', message: { type: 'partner-changed', partnerId: '4' } },
    { from: 7, message: { type: 'logout' } },
    { type: 'logout' },
  ])('ignore what is none of our messages: %j', (garbage) => {
    const { open, say } = makeWire()
    const heard = hear(createTabs('3:7', open))
    say(garbage)
    expect(heard).toEqual([])
  })

  it('hear nothing after they stop listening or close', () => {
    const { open } = makeWire()
    const [one, other] = [createTabs('3:7', open), createTabs('3:7', open)]
    const handle = jest.fn()
    const stop = other.on('logout', handle)
    stop()
    one.post({ type: 'logout' })
    other.on('logout', handle)
    other.close()
    one.post({ type: 'logout' })
    expect(handle).not.toHaveBeenCalled()
  })
})

describe('the channel over storage', () => {
  const fire = (key: string | null, newValue: string | null) => dispatchEvent(new StorageEvent('storage', { key, newValue }))

  it('writes a message and takes it away again', () => {
    const set = jest.spyOn(Storage.prototype, 'setItem')
    const channel = openStorageChannel('tabs', () => undefined)
    channel.post({ a: 1 })
    expect(set).toHaveBeenCalledWith('tabs', '{"a":1}')
    expect(localStorage.getItem('tabs')).toBeNull()
    set.mockRestore()
    channel.close()
  })

  it('hears messages of its name, and is not confused by others', () => {
    const receive = jest.fn()
    const channel = openStorageChannel('tabs', receive)
    fire('tabs', '{"a":1}')
    fire('tabs', null)
    fire('other', '{"a":2}')
    fire(null, null)
    fire('tabs', '{broken')
    channel.close()
    fire('tabs', '{"a":3}')
    expect(receive.mock.calls).toEqual([[{ a: 1 }], [null]])
  })
})
