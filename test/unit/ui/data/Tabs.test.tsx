import { screen } from '@testing-library/react'
import { useState } from 'react'
import { Tabs } from '../../../../src/ui'
import { renderUi } from '../support/renderUi'

function Three() {
  const [value, setValue] = useState('a')
  const tabs = [
    { value: 'a', label: 'Log' },
    { value: 'b', label: 'Off', disabled: true },
    { value: 'c', label: 'Note' },
  ]
  return (
    <Tabs label="Parts" tabs={tabs} value={value} onChange={setValue}>
      Panel {value}
    </Tabs>
  )
}

it('selects by click and keys, and links tab and panel', async () => {
  const { user } = renderUi(<Three />)
  const tab = (name: string) => screen.getByRole('tab', { name })
  expect(screen.getByRole('tablist', { name: 'Parts' })).toBeVisible()
  expect(screen.getByRole('tabpanel', { name: 'Log' })).toHaveTextContent('Panel a')
  await user.click(tab('Note'))
  expect(screen.getByRole('tabpanel', { name: 'Note' })).toHaveTextContent('Panel c')
  await user.keyboard('{ArrowRight}')
  expect(tab('Log')).toHaveFocus()
  expect(tab('Log')).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowLeft}')
  expect(tab('Note')).toHaveFocus()
  await user.keyboard('{Home}{End}')
  expect(tab('Note')).toHaveAttribute('aria-selected', 'true')
  await user.tab()
  expect(screen.getByRole('tabpanel')).toHaveFocus()
})
