const TIMEOUT_MS = 5_000

/** Whoever guides new partners through their first days and wants to know what they have reached. */
export interface OnboardingGuide {
  /** The same goal of the same partner may come again, when nobody knows whether it was taken. */
  report(partnerId: number, goal: string): Promise<void>
}

/** Posts `{partnerId, goal}` to the guide's address. */
export function createOnboardingGuide(url: string): OnboardingGuide {
  return {
    async report(partnerId, goal) {
      const body = JSON.stringify({ partnerId, goal })
      const headers = { 'content-type': 'application/json', 'idempotency-key': `goal-${partnerId}-${goal}` }
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
      // What it says beyond its status is for nobody.
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`The onboarding guide answered ${answer.status}`)
    },
  }
}
