import { fireEvent, screen, waitFor } from '@testing-library/react'
import { startTransition, useLayoutEffect, useState } from 'react'
import { useKeptText } from '../../../../src/parts/drafts'
import { renderIsland, stopIslands } from '../../widgets/renderIsland'

afterEach(stopIslands)

function Note({ onDrawn }: { onDrawn: () => void }) {
  const [text, change] = useKeptText('note')
  // As a panel that takes the focus before it is painted.
  useLayoutEffect(() => queueMicrotask(onDrawn), [onDrawn])
  return <textarea value={text} onChange={({ target }) => change(() => target.value)} />
}

function Page({ onDrawn }: { onDrawn: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <Note onDrawn={onDrawn} />
  ) : (
    <button type="button" onClick={() => startTransition(() => setOpen(true))}>
      Open
    </button>
  )
}

/** Letters that a hand types in the moment the field is there. */
function typeAtOnce(): void {
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  for (const letter of 'at once') fireEvent.input(field, { target: { value: field.value + letter } })
}

it('keeps every letter that is typed before the page has been painted', async () => {
  renderIsland(<Page onDrawn={typeAtOnce} />)
  // A click without `act`, which would let all effects run first.
  screen.getByRole('button', { name: 'Open' }).click()
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('at once'))
})
