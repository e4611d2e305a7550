import { Suspense, useCallback, useRef, useState } from 'react'
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
  const [isThere, setThere] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // It stays when the timer ends: its menu starts the next one.
  if (isRunning && !isShown) setShown(true)
  const takeOver = useCallback((own: HTMLElement | null) => {
    // A press that ends on another button is no click, and is over when the focus goes.
    if (button.current?.matches(':active')) setAsked(true)
    if (button.current?.matches(':focus')) own?.focus()
    setThere(true)
  }, [])
  const giveUp = () => {
    setMissing(true)
    setAsked(false)
  }
  const ask = () => {
    setMissing(false)
    setAsked(true)
  }
  return (
    <>
      {!isThere && <IconButton ref={button} icon={Timer} label={t('userMenu.timer')} busy={isAsked} onClick={ask} />}
      <Suspense>
        {(isShown || isAsked) && !isMissing && <HeaderTimer userId={userId} opensMenu={isAsked} onThere={takeOver} onClose={giveUp} />}
      </Suspense>
    </>
  )
}
