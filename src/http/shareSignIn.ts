import type { Csrf } from './requestHeaders'

/** What a new sign-in brings. */
export interface SignIn {
  readonly csrf?: Csrf
}

type Ask = () => Promise<SignIn | null>

/** Calls that are refused at the same time wait for one and the same sign-in. */
export function shareSignIn(ask: Ask | undefined): Ask {
  let asking: Promise<SignIn | null> | null = null

  async function askOnce(): Promise<SignIn | null> {
    try {
      return (await ask?.()) ?? null
    } catch {
      return null
    } finally {
      asking = null
    }
  }

  return () => {
    asking ??= askOnce()
    return asking
  }
}
