import { Suspense } from 'react'
import { SWITCH_PARTNER } from '../../src/parts/destinations'
import { lazyPart } from '../../src/islands'
import type { PageUser } from '../../src/page'
import { selectDialogs, useAppSelector } from '../../src/store'

const SwitchPartnerDialog = lazyPart(() => import('./SwitchPartnerDialog'))

/** Draws the dialogs of that name in the store's list. */
export function SwitchPartnerDialogs({ user }: { user: PageUser }) {
  const dialogs = useAppSelector(selectDialogs).filter(({ name }) => name === SWITCH_PARTNER)
  return (
    <Suspense>
      {dialogs.map((dialog) => (
        <SwitchPartnerDialog key={dialog.id} dialog={dialog} user={user} />
      ))}
    </Suspense>
  )
}
