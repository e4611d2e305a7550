import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { HoldKeys } from '../../../../src/store'

const onPage = jest.fn()
const listener = ({ key }: KeyboardEvent) => onPage(key)
beforeEach(() => {
  onPage.mockClear()
  document.addEventListener('keydown', listener, true)
})
afterEach(() => document.removeEventListener('keydown', listener, true))

/** Something that opens, and is there when told. */
function Opening({ onCancel }: { onCancel?: () => void }) {
  const [isThere, setThere] = useState(false)
  const [isGone, setGone] = useState(false)
  const [text, setText] = useState('')
  return (
    <>
      <button type="button" onClick={() => setThere(true)}>
        Come
      </button>
      <button type="button" onClick={() => setGone(true)}>
        Fail
      </button>
      {!isThere && !isGone && <HoldKeys {...(onCancel && { onCancel })} />}
      {isThere && (
        <form aria-label={text} onSubmit={(event) => event.preventDefault()}>
          {/* As a dialog that has opened. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <input autoFocus value={text} onChange={(event) => setText(event.target.value)} />
        </form>
      )}
    </>
  )
}

const type = (keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key })
}
const frames = (count: number) =>
  act(async () => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame)
  })

it('keeps letters and pasted text, in order, for the field that comes', async () => {
  render(<Opening />)
  type([...'fint'])
  type(['Backspace', 'd', ' '])
  fireEvent.paste(document.body, { clipboardData: { getData: () => 'it' } })
  type(['Shift', 'Tab', '!'])
  fireEvent.click(screen.getByText('Come'))
  await frames(4)
  expect(screen.getByRole('textbox')).toHaveValue('find it!')
  // Once the field has them, keys are the page's again.
  expect(onPage.mock.calls.flat().filter((key) => key === 'Shift')).toHaveLength(1)
  onPage.mockClear()
  type(['a'])
  expect(onPage).toHaveBeenCalledWith('a')
})

it('puts what is typed in the same moment behind what was kept', async () => {
  render(<Opening />)
  type([...'fin'])
  fireEvent.click(screen.getByText('Come'))
  type([...'d it'])
  await frames(4)
  expect(screen.getByRole('textbox')).toHaveValue('find it')
})

/** A panel with keys of its own: `c` leads into its note, once `isThere`. */
function Panel({ isThere, isOver = false }: { isThere: boolean; isOver?: boolean }) {
  const note = useRef<HTMLTextAreaElement>(null)
  return (
    <>
      {(!isThere || isOver) && <HoldKeys />}
      {isThere && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div data-takes-keys tabIndex={-1} ref={focus} onKeyDown={({ key }) => key === 'c' && note.current?.focus()}>
          <textarea ref={note} />
        </div>
      )}
    </>
  )
}
const focus = (element: HTMLElement | null) => element?.focus()

it('presses what was typed on a panel with keys of its own, and what follows goes where these lead', async () => {
  const { rerender } = render(<Panel isThere={false} />)
  type([...'cit'])
  expect(onPage).not.toHaveBeenCalled()
  rerender(<Panel isThere />)
  await frames(4)
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(screen.getByRole('textbox')).toHaveValue('it')
})

it('presses nothing on a panel over which something opens', async () => {
  const { rerender } = render(<Panel isThere />)
  rerender(<Panel isThere isOver />)
  type(['c'])
  await frames(4)
  rerender(<Panel isThere />)
  await frames(4)
  expect(screen.getByRole('textbox')).not.toHaveFocus()
  type(['c'])
  expect(screen.getByRole('textbox')).toHaveFocus()
})

it.each(['ctrlKey', 'metaKey'])('keeps Enter with %s behind what it sends', async (modifier) => {
  const sent = jest.fn()
  const { container } = render(<Opening />)
  container.addEventListener('keydown', ({ key, ctrlKey }) => {
    if (key === 'Enter' && ctrlKey) sent(screen.getByRole<HTMLInputElement>('textbox').value)
  })
  type([...'fine'])
  fireEvent.keyDown(document.body, { key: 'Enter', [modifier]: true })
  expect(onPage).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('Come'))
  await frames(4)
  expect(sent.mock.calls).toEqual([['fine']])
})

it('drops the keys when nothing comes', async () => {
  render(<Opening />)
  type([...'fi'])
  fireEvent.click(screen.getByText('Fail'))
  await frames(6)
  expect(onPage).not.toHaveBeenCalled()
  type(['x'])
  expect(onPage).toHaveBeenCalledWith('x')
})

it('is given up by Escape, and left by a press of the pointer', async () => {
  const cancel = jest.fn()
  const { unmount } = render(<Opening onCancel={cancel} />)
  type(['f', 'Escape'])
  expect(cancel).toHaveBeenCalledTimes(1)
  type(['x'])
  expect(onPage.mock.calls).toEqual([['x']])
  unmount()
  render(<Opening onCancel={cancel} />)
  fireEvent.pointerDown(document.body)
  type(['y'])
  expect(cancel).toHaveBeenCalledTimes(1)
  expect(onPage.mock.calls).toEqual([['x'], ['y']])
})

it('leaves Escape to what has just opened', () => {
  const cancel = jest.fn()
  render(<Opening onCancel={cancel} />).unmount()
  type(['f', 'Escape', 'x'])
  expect(cancel).not.toHaveBeenCalled()
  expect(onPage.mock.calls).toEqual([['Escape'], ['x']])
})

it('leaves combinations to the browser, and what an input method composes', () => {
  render(<Opening />)
  fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true })
  fireEvent.keyDown(document.body, { key: 'a', isComposing: true })
  expect(onPage.mock.calls).toEqual([['r'], ['a']])
  fireEvent.pointerDown(document.body)
})

it('leaves j for the list that comes, and nothing that was typed beside it', async () => {
  const { unmount } = render(<Opening />)
  type(['j'])
  expect(onPage).not.toHaveBeenCalledWith('j')
  fireEvent.click(screen.getByText('Fail'))
  await frames(5)
  expect(onPage.mock.calls).toEqual([['j']])
  unmount()

  render(<Opening />)
  onPage.mockClear()
  type([...'jam'])
  fireEvent.click(screen.getByText('Fail'))
  await frames(5)
  expect(onPage).not.toHaveBeenCalled()
})
