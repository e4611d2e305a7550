import { screen } from '@testing-library/react'
import { Pin } from '../../../../src/ui/icons'
import {
  ConfirmDialog,
  Form,
  FormDialog,
  IconButton,
  LockedActions,
  LockedFields,
  MenuButton,
  MenuItem,
  TextField,
  ViewOnlyContext,
} from '../../../../src/ui'
import { renderUi } from '../support/renderUi'

const REASON = 'You are only looking at this customer. Nothing can be changed.'
const field = <TextField label="Company" value="North" onChange={() => undefined} />

describe('on a page that is only looked at', () => {
  it('a form can be read, says why it is locked and sends nothing', () => {
    const onSubmit = jest.fn()
    const { container } = renderUi(
      <ViewOnlyContext value>
        <Form onSubmit={onSubmit}>
          {field}
          <button type="submit">Send</button>
        </Form>
      </ViewOnlyContext>,
    )
    expect(screen.getByRole('textbox', { name: 'Company' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
    expect(screen.getByText(REASON)).toBeVisible()
    container.querySelector('form')?.requestSubmit()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('dialogs can be read and closed, and do nothing', async () => {
    const act = jest.fn(() => true)
    const onClose = jest.fn()
    const { user } = renderUi(
      <ViewOnlyContext value>
        <FormDialog title="Invite" submitLabel="Add" onSubmit={act} onClose={onClose}>
          {field}
        </FormDialog>
      </ViewOnlyContext>,
    )
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled()
    expect(screen.getByText(REASON)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onClose).toHaveBeenCalled()
    expect(act).not.toHaveBeenCalled()
  })

  it('questions cannot be agreed to', () => {
    renderUi(
      <ViewOnlyContext value>
        <ConfirmDialog open title="Delete?" confirmLabel="Delete" onConfirm={() => undefined} onClose={() => undefined}>
          All of it.
        </ConfirmDialog>
      </ViewOnlyContext>,
    )
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled()
    expect(screen.getByText(REASON)).toBeVisible()
  })

  it('buttons that change something at once cannot be pressed, and name the reason', async () => {
    const act = jest.fn()
    const { user } = renderUi(
      <ViewOnlyContext value>
        <LockedActions>
          <IconButton icon={Pin} label="Pin" onClick={act} />
        </LockedActions>
      </ViewOnlyContext>,
    )
    expect(screen.getByRole('group', { name: REASON })).toContainElement(screen.getByRole('button', { name: 'Pin' }))
    expect(screen.getByRole('button', { name: 'Pin' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Pin' }))
    expect(act).not.toHaveBeenCalled()
  })

  it('entries of menus that change something say why they cannot be chosen; the others can', async () => {
    const change = jest.fn()
    const copy = jest.fn()
    const { user } = renderUi(
      <ViewOnlyContext value>
        <MenuButton label="More">
          <MenuItem changes description="It goes to the bin." onSelect={change}>
            Remove
          </MenuItem>
          <MenuItem onSelect={copy}>Copy link</MenuItem>
        </MenuButton>
      </ViewOnlyContext>,
    )
    await user.click(screen.getByRole('button', { name: 'More' }))
    const remove = screen.getByRole('menuitem', { name: /^Remove/ })
    expect(remove).toHaveAttribute('aria-disabled', 'true')
    expect(remove).toHaveTextContent(REASON)
    expect(remove).toHaveAttribute('title', REASON)
    await user.click(remove)
    expect(change).not.toHaveBeenCalled()
    await user.click(screen.getByRole('menuitem', { name: 'Copy link' }))
    expect(copy).toHaveBeenCalled()
  })
})

it('elsewhere fields are locked only for the reason they are given', () => {
  renderUi(<LockedFields reason="Only an admin can change this.">{field}</LockedFields>)
  expect(screen.getByRole('textbox', { name: 'Company' })).toBeDisabled()
  expect(screen.getByText('Only an admin can change this.')).toBeVisible()
})
