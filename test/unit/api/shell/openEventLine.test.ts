import { openEventLine } from '../../../../src/api/shell/openEventLine'

class Line extends EventTarget {
  static readonly CLOSED = 2
  static readonly opened: Line[] = []
  readyState = 1
  constructor(readonly url: string) {
    super()
    Line.opened.push(this)
  }
  close(): void {
    this.readyState = Line.CLOSED
  }
}

const live = () => Line.opened.filter(({ readyState }) => readyState !== Line.CLOSED)
const answer = () => live()[0]?.dispatchEvent(new Event('open'))

/** What a browser tells a page that goes into its back-forward cache, or comes back from it. */
function show(visibilityState: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  document.dispatchEvent(new Event('visibilitychange'))
}

it('hangs up when the page is put away, and opens one line when it comes back, saying that something was missed', () => {
  Object.assign(globalThis, { EventSource: Line })
  const onGap = jest.fn()
  const hangUp = openEventLine({ url: '/events', kinds: ['counts'], onEvent: () => {}, onGap })
  answer()
  expect([live().length, onGap.mock.calls.length]).toEqual([1, 0])

  show('hidden')
  expect(live()).toEqual([])
  show('visible')
  show('visible')
  expect(live()).toHaveLength(1)
  answer()
  expect(onGap).toHaveBeenCalledTimes(1)

  hangUp()
  show('hidden')
  show('visible')
  expect(live()).toEqual([])
})

it('is one line for all who listen on the page, each of them to what it wants, until the last one hangs up', () => {
  Object.assign(globalThis, { EventSource: Line })
  show('visible')
  const heard: string[] = []
  const listen = (kind: string) =>
    openEventLine({
      url: '/events',
      kinds: [kind],
      onEvent: (_, data) => heard.push(`${kind} ${data}`),
      onGap: () => heard.push(`${kind} gap`),
    })
  const dispatch = (kind: string, data: string) => live()[0]?.dispatchEvent(new MessageEvent(kind, { data }))

  const first = listen('counts')
  answer()
  const second = listen('notification')
  expect(live()).toHaveLength(1)
  dispatch('counts', '1')
  dispatch('notification', '2')
  expect(heard).toEqual(['counts 1', 'notification 2'])

  first()
  first()
  dispatch('counts', '3')
  dispatch('notification', '4')
  expect(heard.slice(2)).toEqual(['notification 4'])

  show('hidden')
  show('visible')
  answer()
  expect(heard.slice(3)).toEqual(['notification gap'])
  second()
  expect(live()).toEqual([])
})
