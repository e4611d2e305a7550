import { useState } from 'react'
import { switchPartner } from '../../src/api/shell'
import { hasUnsavedChanges, ignoreUnsavedChanges, useAppDispatch } from '../../src/store'
import { rememberPartners } from './recentPartners'

interface Options {
  userId: number
  current: number | null
  onBusy: (isBusy: boolean) => void
  onDone: () => void
}

/** Switches once, after a question when something on the page is not saved (HD-03). A failure leaves everything usable. */
export function useSwitchPartner({ userId, current, onBusy, onDone }: Options) {
  const dispatch = useAppDispatch()
  const [busyId, setBusyId] = useState<number | null>(null)
  const [askedId, setAskedId] = useState<number | null>(null)

  async function goTo(id: number): Promise<void> {
    setAskedId(null)
    setBusyId(id)
    onBusy(true)
    const askAgain = ignoreUnsavedChanges()
    if (await dispatch(switchPartner(id))) return rememberPartners(userId, current === null ? [id] : [id, current])
    askAgain()
    setBusyId(null)
    onBusy(false)
  }

  function choose(id: number): void {
    if (busyId !== null) return
    if (id === current) onDone()
    else if (hasUnsavedChanges()) setAskedId(id)
    else void goTo(id)
  }

  return {
    choose,
    busyId,
    question: {
      open: askedId !== null,
      onConfirm: () => {
        if (askedId !== null) void goTo(askedId)
      },
      onClose: () => setAskedId(null),
    },
  }
}
