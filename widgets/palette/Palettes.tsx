import { Suspense, useLayoutEffect } from 'react'
import { type AccountAction, useAccountActions } from '../../src/parts/destinations'
import { lazyPart } from '../../src/islands'
import {
  dropPalette,
  HoldKeys,
  type OpenedDialog,
  PALETTE,
  releaseKeys,
  selectDialogs,
  useAppDispatch,
  useAppSelector,
} from '../../src/store'
import { Palette } from './Palette'

const RecentActions = lazyPart(() => import('./recent/RecentActions'))
const KeySheet = lazyPart(() => import('./keys/KeySheet'))

/** Draws the palette, or another part of it, when the store's list of dialogs has it. */
export function Palettes() {
  const dispatch = useAppDispatch()
  const dialogs = useAppSelector(selectDialogs).filter(({ name }) => name === PALETTE)
  const { actions, question } = useAccountActions()
  const count = dialogs.length
  useLayoutEffect(() => {
    // From here on the fallback below looks after them.
    if (count > 0) releaseKeys(PALETTE)
  }, [count])
  return (
    <>
      {dialogs.map((dialog) => (
        <Suspense key={dialog.id} fallback={<HoldKeys onCancel={() => dispatch(dropPalette())} />}>
          <Part dialog={dialog} actions={actions} />
        </Suspense>
      ))}
      {question}
    </>
  )
}

interface Props {
  dialog: OpenedDialog
  actions: readonly AccountAction[]
}

function Part({ dialog, actions }: Props) {
  const { part } = dialog.props
  if (part === 'recent') return <RecentActions dialog={dialog} />
  return part === 'keys' ? <KeySheet dialog={dialog} /> : <Palette dialog={dialog} actions={actions} />
}
