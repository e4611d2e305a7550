import type { Csrf, SignIn } from '../http'

/** Where calls wait whose session has ended. It holds the token of the session, which is no part of the state. */
export interface SignInGate {
  /** Read at each call: a new sign-in brings another one. */
  csrf: Csrf | undefined
  /** Asks the user to sign in again; false if nobody can, or if they did not want to. */
  ask: () => boolean
  /** Resolves when the user has signed in again; null gives up. */
  readonly onUnauthorized: () => Promise<SignIn | null>
  /** Lets the waiting calls go on in the new session, or fail. */
  readonly settle: (signIn: SignIn | null) => void
}

export function createSignInGate(csrf: Csrf | undefined): SignInGate {
  const waiting = new Set<(signIn: SignIn | null) => void>()
  const gate: SignInGate = {
    csrf,
    ask: () => false,
    onUnauthorized: () => (gate.ask() ? new Promise((resolve) => waiting.add(resolve)) : Promise.resolve(null)),
    settle(signIn) {
      gate.csrf = signIn?.csrf ?? gate.csrf
      for (const resolve of waiting) resolve(signIn)
      waiting.clear()
    },
  }
  return gate
}
