import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { ConfirmDialog, Lines } from '../../../../src/ui'
import { renderUi } from '../support/renderUi'
import '../support/topLayer'

/** The row goes before the dialog that asked, or with it. */
function Machines({ isEarly }: { isEarly: boolean }) {
  const [names, setNames] = useState(['Rack 1', 'Rack 2'])
  const [asked, setAsked] = useState<string>()
  const remove = async () => {
    setNames((before) => before.filter((name) => name !== asked))
    if (isEarly) await Promise.resolve()
    setAsked(undefined)
  }
  return (
    <>
      <Lines>
        {names.map((name) => (
          <button key={name} type="button" onClick={() => setAsked(name)}>
            {name}
          </button>
        ))}
      </Lines>
      <ConfirmDialog
        open={asked !== undefined}
        title="Sure?"
        confirmLabel="Delete"
        onConfirm={() => void remove()}
        onClose={() => setAsked(undefined)}
      />
    </>
  )
}

describe('Lines', () => {
  it.each([true, false])('keep the focus when a dialog that was opened from one has deleted it (%s)', async (isEarly) => {
    const { user } = renderUi(<Machines isEarly={isEarly} />)
    await user.click(screen.getByRole('button', { name: 'Rack 1' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rack 2' })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Rack 2' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('tabindex', '-1'))
  })
})
