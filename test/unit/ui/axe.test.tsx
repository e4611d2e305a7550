import axe from 'axe-core'
import { Showcase } from '../../fixtures/showcase/Showcase'
import { renderUi } from './support/renderUi'

it('every component in every state passes axe', async () => {
  // jsdom implements neither; the browser test looks at colours and sizes.
  const rules = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false }, region: { enabled: false } }
  const { container } = renderUi(<Showcase />)
  const { violations } = await axe.run(container, { rules })
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
})
