import { useState } from 'react'
import { logout } from '../../api/shell'
import { ignoreUnsavedChanges, isLostBySigningOut, selectUser, usePageStore } from '../../store'

/** Signs out, after a question when something on the page is not saved (HD-03). */
export function useLogout() {
  const store = usePageStore()
  const [isAsking, setAsking] = useState(false)

  async function leave(): Promise<void> {
    setAsking(false)
    const askAgain = ignoreUnsavedChanges()
    await store.dispatch(logout())
    // A page without a logout route stays as it is.
    if (selectUser(store.getState())) askAgain()
  }
  return {
    ask: () => (isLostBySigningOut() ? setAsking(true) : void leave()),
    question: { open: isAsking, onConfirm: () => void leave(), onClose: () => setAsking(false) },
  }
}
