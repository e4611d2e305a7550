import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import {
  Button,
  Dialog,
  Failure,
  FormDialog,
  type FormDialogProps,
  NumberField,
  OverlayContext,
  TextArea,
  TextField,
} from '../../../../src/ui'
import { renderUi } from '../support/renderUi'
import { silentOverlays } from '../support/silentOverlays'

/** A promise that is kept from outside. */
function deferred<Value>() {
  let settle: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((resolve) => {
    settle = resolve
  })
  return { promise, settle: (value: Value) => act(async () => settle(value)) }
}

function setup(props: Partial<FormDialogProps> = {}) {
  const onSubmit = jest.fn(() => Promise.resolve(true))
  const onClose = jest.fn()
  const onExited = jest.fn()
  const all = { title: 'New client', submitLabel: 'Add', onSubmit, onClose, onExited, ...props }
  const ui = renderUi(
    <FormDialog {...all}>
      <TextField label="Company" value="" onChange={() => undefined} />
      {props.children}
    </FormDialog>,
  )
  return { ...ui, onSubmit, onClose, onExited, button: screen.getByRole('button', { name: props.submitLabel ?? 'Add' }) }
}

/** Refuses the first try. */
function Refusing({ says }: { says: 'field' | 'text' }) {
  const [isRefused, setRefused] = useState(false)
  const refuse = () => {
    setRefused(true)
    return false
  }
  return (
    <FormDialog title="New client" submitLabel="Add" onSubmit={refuse}>
      <TextField label="Company" value="" onChange={() => undefined} />
      <TextField label="Phone" value="" error={isRefused && says === 'field' ? 'Too short' : undefined} onChange={() => undefined} />
      {isRefused && says === 'text' && <Failure>The server is away</Failure>}
    </FormDialog>
  )
}

describe('FormDialog', () => {
  it('has one button where nothing is left to cancel', () => {
    const { button } = setup({ cancelLabel: null })
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
    expect(button).toBeEnabled()
  })

  it('says that something would be lost with the page, but not of what is on its way, which may lead to another page', async () => {
    const answer = deferred<boolean>()
    const lost = new Set<string>()
    const overlays = {
      ...silentOverlays,
      unsaved: (id: string) => {
        lost.add(id)
        return () => void lost.delete(id)
      },
    }
    const dialog = (isChanged: boolean) => (
      <OverlayContext value={overlays}>
        <FormDialog title="New client" submitLabel="Add" isChanged={isChanged} onSubmit={() => answer.promise}>
          <TextField label="Company" value="" onChange={() => undefined} />
        </FormDialog>
      </OverlayContext>
    )
    const { user, rerender } = renderUi(dialog(false))
    expect(lost.size).toBe(0)
    rerender(dialog(true))
    expect(lost.size).toBe(1)
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(lost.size).toBe(0)
    await answer.settle(false)
    expect(lost.size).toBe(1)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(lost.size).toBe(0)
  })

  it('is not submitted while a field holds what the browser cannot read, such as half a date', async () => {
    const { user, onSubmit, button } = setup({ children: <NumberField label="Price" value={null} onChange={() => undefined} /> })
    const field = screen.getByLabelText<HTMLInputElement>('Price')
    // jsdom reads everything.
    const validity = jest.spyOn(field, 'validity', 'get').mockReturnValue({ ...field.validity, badInput: true })
    const report = jest.spyOn(field, 'reportValidity')
    await user.click(button)
    expect(onSubmit).not.toHaveBeenCalled()
    expect(report).toHaveBeenCalledTimes(1)
    validity.mockRestore()
    await user.click(button)
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('starts in the first field and is submitted with Enter', async () => {
    const { user, onSubmit, onClose, onExited } = setup()
    expect(screen.getByLabelText('Company')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(onExited).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it.each(['Control', 'Meta'])('is submitted with %s and Enter, once, from a field of many lines', async (modifier) => {
    const { user, onSubmit } = setup({ children: <TextArea label="Note" value="" onChange={() => undefined} /> })
    screen.getByRole('textbox', { name: 'Note' }).focus()
    await user.keyboard('{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    await user.keyboard(`{${modifier}>}{Enter}{/${modifier}}`)
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('is submitted once, however often somebody tries, and says that it is at work', async () => {
    const sent = deferred<boolean>()
    const onSubmit = jest.fn(() => sent.promise)
    const { user, button, onClose } = setup({ onSubmit })
    await user.dblClick(button)
    await user.type(screen.getByLabelText('Company'), '{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(onClose).not.toHaveBeenCalled()
    await sent.settle(true)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('is not submitted with Ctrl and Enter where its button cannot be pressed', async () => {
    const onSubmit = jest.fn()
    const { user } = renderUi(
      <Dialog
        open
        title="Owner"
        onSubmit={onSubmit}
        actions={
          <Button type="submit" disabled>
            {'Save'}
          </Button>
        }
      >
        <TextField label="Name" value="" onChange={() => undefined} />
      </Dialog>,
    )
    screen.getByRole('textbox', { name: 'Name' }).focus()
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('takes no words while it is on its way, which would go with it, and takes them again where it was refused', async () => {
    const answer = deferred<boolean>()
    const Company = () => {
      const [name, setName] = useState('')
      return <TextField label="Name" value={name} onChange={setName} />
    }
    const { user } = setup({ onSubmit: () => answer.promise, children: <Company /> })
    const field = screen.getByRole('textbox', { name: 'Name' })
    await user.type(field, 'Miller{Enter}')
    await user.type(field, ' & Sons')
    expect(field).toHaveValue('Miller')
    expect(field).toHaveFocus()
    await answer.settle(false)
    await user.type(field, ' Ltd')
    expect(field).toHaveValue('Miller Ltd')
  })

  it('stays when it was refused, and can be submitted again', async () => {
    const onSubmit = jest.fn(() => Promise.resolve(false))
    const { user, button, onClose } = setup({ onSubmit })
    await user.click(button)
    expect(screen.getByRole('dialog', { name: 'New client' })).toBeVisible()
    expect(button).not.toHaveAttribute('aria-busy')
    await user.click(button)
    expect(onSubmit).toHaveBeenCalledTimes(2)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('leads to the field that is wrong', async () => {
    const { user } = renderUi(<Refusing says="field" />)
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(screen.getByLabelText('Phone')).toHaveFocus()
  })

  it('leads to the reason where no field is wrong', async () => {
    const { user } = renderUi(<Refusing says="text" />)
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(screen.getByRole('alert')).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent('The server is away')
  })

  it('submits nothing while something is missing', async () => {
    const { user, button, onSubmit } = setup({ disabled: true })
    expect(button).toBeDisabled()
    await user.keyboard('{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('is left without a word while nothing was entered', async () => {
    const { user, onClose, onExited } = setup()
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(onExited).toHaveBeenCalledTimes(1)
  })

  it('asks before what was entered is lost', async () => {
    const { user, onClose } = setup({ isChanged: true })
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Unsaved changes' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(onClose).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('goes a step back where there is one', async () => {
    const onBack = jest.fn()
    const { user, onClose } = setup({ onBack, cancelLabel: 'Back' })
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(onBack).toHaveBeenCalledTimes(1)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('stays as long as the caller wants, where the caller decides', async () => {
    const { user, onClose } = setup({ open: true })
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})
