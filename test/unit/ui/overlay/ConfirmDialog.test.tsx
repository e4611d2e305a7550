import { screen } from '@testing-library/react'
import { ConfirmDialog, type ConfirmDialogProps } from '../../../../src/ui'
import { renderUi } from '../support/renderUi'

function setup(props: Partial<ConfirmDialogProps> = {}) {
  const onConfirm = jest.fn()
  const onClose = jest.fn()
  const ui = renderUi(
    <ConfirmDialog open title="Delete it?" confirmLabel="Delete" danger onConfirm={onConfirm} onClose={onClose} {...props} />,
  )
  return { ...ui, onConfirm, onClose, confirm: screen.getByRole('button', { name: 'Delete' }) }
}

describe('ConfirmDialog', () => {
  it('starts on Cancel, so that Enter does no harm', async () => {
    const { user, onConfirm, onClose } = setup()
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(onConfirm).not.toHaveBeenCalled()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('confirms', async () => {
    const { user, onConfirm, confirm } = setup()
    await user.click(confirm)
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })

  it('waits until the name was typed', async () => {
    const { user, onConfirm, confirm } = setup({ typeToConfirm: 'example.org' })
    expect(confirm).toBeDisabled()
    const field = screen.getByLabelText('Type “example.org” to confirm')
    await user.type(field, 'example.or{Enter}')
    expect(onConfirm).not.toHaveBeenCalled()
    await user.type(field, 'g')
    expect(confirm).toBeEnabled()
    await user.keyboard('{Enter}')
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })

  it('takes the name as it is seen: many spaces are one, and those around it none', async () => {
    const { user, confirm } = setup({ typeToConfirm: ' Two  spaces\u00a0here' })
    await user.type(screen.getByRole('textbox'), 'Two spaces here')
    expect(confirm).toBeEnabled()
  })

  it('can neither be closed nor confirmed twice while busy', async () => {
    const { user, onConfirm, onClose, confirm } = setup({ busy: true })
    await user.click(confirm)
    await user.keyboard('{Escape}')
    expect(onConfirm).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })
})
