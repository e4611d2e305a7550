import { screen } from '@testing-library/react'
import { WritingForm } from '../../../../src/parts/attachments'
import { ViewOnlyContext } from '../../../../src/ui'
import { renderUi } from '../../ui/support/renderUi'

const open = (isViewOnly: boolean) => {
  const onSend = jest.fn()
  const { user } = renderUi(
    <ViewOnlyContext value={isViewOnly}>
      <WritingForm aria-label="Answer" onSend={onSend} onFiles={() => undefined}>
        {/* As the editor of mails, which no form locks. */}
        <div role="textbox" aria-label="Text" tabIndex={0} />
      </WritingForm>
    </ViewOnlyContext>,
  )
  screen.getByRole('textbox').focus()
  return { onSend, user }
}

it('is sent once by Ctrl+Enter', async () => {
  const { onSend, user } = open(false)
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(onSend).toHaveBeenCalledTimes(1)
})

it('is sent by no key on a page that is only looked at', async () => {
  const { onSend, user } = open(true)
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(onSend).not.toHaveBeenCalled()
})
