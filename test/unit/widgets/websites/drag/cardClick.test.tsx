import { act, fireEvent, screen } from '@testing-library/react'
import { apiSlice } from '../../../../../src/api/call'
import { routesByName } from '../../../../../src/contract/table'
import { injectSlice } from '../../../../../src/store'
import { useCardClick } from '../../../../../widgets/websites/drag/useCardClick'
import { PeekContext } from '../../../../../widgets/websites/peek/Peek'
import { json } from '../../../http/support'
import { renderIsland, stopIslands } from '../../renderIsland'

const names = ['api_website_details', 'partner_website_details']
const routes = Object.fromEntries(names.map((name) => [name, routesByName.get(name)?.path ?? `/${name}/{website}`]))

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  stopIslands()
  jest.useRealTimers()
})

function setUp({ isPeekThere = true } = {}) {
  const did: string[] = []
  const frame: { current: HTMLDivElement | null } = { current: null }
  function Cards() {
    const click = useCardClick({ onSelect: (id) => did.push(`select ${id}`) })
    return (
      <div ref={frame} {...click}>
        <article data-card="1">
          <a
            href="/website/1"
            onClick={(event) => {
              event.preventDefault()
              did.push('open')
            }}
          >
            Site 1
          </a>
          <span>its tags</span>
        </article>
      </div>
    )
  }
  const peek = isPeekThere ? { openId: null, toggle: (id: number) => did.push(`peek ${id}`) } : null
  const { store } = renderIsland(
    <PeekContext value={peek}>
      <Cards />
    </PeekContext>,
    { data: { routes }, replies: [json({})] },
  )
  act(() => injectSlice(store, apiSlice))
  const warmed = jest.fn()
  screen.getByRole('link').addEventListener('pointerover', warmed)
  const body = screen.getByText('its tags')
  const press = (detail: number, pointerType = 'mouse', options = {}) => {
    fireEvent.pointerDown(body, { pointerType })
    fireEvent.click(body, { detail, ...options })
  }
  return { did, body, press, warmed, wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)) }
}

it('one click opens when the time of a double click is over, and begins to load at once', () => {
  const { did, press, warmed, wait } = setUp()
  press(1)
  expect([did, warmed.mock.calls.length]).toEqual([[], 1])
  wait(300)
  expect(did).toEqual(['open'])
})

it('two clicks open beside, and nothing else', () => {
  const { did, body, press, wait } = setUp()
  press(1)
  wait(100)
  press(2)
  fireEvent.doubleClick(body, { detail: 2 })
  wait(1_000)
  expect(did).toEqual(['peek 1'])
})

it('a second click that comes too late does not open beside what is being opened', () => {
  const { did, body, press, wait } = setUp()
  press(1)
  wait(400)
  press(2)
  fireEvent.doubleClick(body, { detail: 2 })
  wait(1_000)
  expect(did).toEqual(['open'])
})

it('a press after the first click that becomes a drag opens nothing', () => {
  const { did, body, press, wait } = setUp()
  press(1)
  fireEvent.pointerDown(body, { pointerType: 'mouse' })
  wait(1_000)
  expect(did).toEqual([])
})

it('Escape gives up what the first click would open, and does nothing else', () => {
  const { did, press, wait } = setUp()
  const onEscape = jest.fn()
  document.addEventListener('keydown', onEscape)
  press(1)
  wait(100)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  wait(1_000)
  expect(did).toEqual([])
  expect(onEscape).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(onEscape).toHaveBeenCalledTimes(1)
  document.removeEventListener('keydown', onEscape)
  press(1)
  wait(300)
  expect(did).toEqual(['open'])
})

it('fingers do not wait, nor does whoever has no room for beside; the title and modifiers act as ever', () => {
  const { did, press } = setUp()
  press(1, 'touch')
  press(1, 'mouse', { ctrlKey: true })
  fireEvent.click(screen.getByRole('link'), { detail: 1 })
  expect(did).toEqual(['open', 'select 1', 'open'])
  stopIslands()
  const narrow = setUp({ isPeekThere: false })
  narrow.press(1)
  expect(narrow.did).toEqual(['open'])
})
