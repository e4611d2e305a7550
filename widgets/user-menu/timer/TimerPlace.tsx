import { Suspense, useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { selectTimerRunning, useAppSelector } from '../../../src/store'
import { IconButton } from '../../../src/ui'
import { Timer } from '../../../src/ui/icons'

const HeaderTimer = lazyPart(() => import('./HeaderTimer'))

/** The work timer in the header: no more than its button until one runs or somebody asks for it, because most pages need no more. */
export function TimerPlace({ userId }: { userId: number }) {
  const t = useMessages()
  const isRunning = useAppSelector(selectTimerRunning)
  const [isShown, setShown] = useState(isRunning)
  const [isAsked, setAsked] = useState(false)
  // It stays when the timer ends: its menu starts the next one.
  if (isRunning && !isShown) setShown(true)
  const button = <IconButton icon={Timer} label={t('userMenu.timer')} busy={isAsked} onClick={() => setAsked(true)} />
  return <Suspense fallback={button}>{isShown || isAsked ? <HeaderTimer userId={userId} opensMenu={isAsked} /> : button}</Suspense>
}
