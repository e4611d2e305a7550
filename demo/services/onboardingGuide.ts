const TIMEOUT_MS = 5_000

/** Whoever guides new partners through their first days and wants to know what they have reached. */
export interface OnboardingGuide {
  report(partnerId: number, goal: string): Promise<void>
}

/** Posts `{partnerId, goal}` to the address of ONBOARDING_GUIDE_URL. Null when none is configured: then nobody is told. */
export function createOnboardingGuide(url: string | undefined): OnboardingGuide | null {
  if (!url) return null
  return {
    async report(partnerId, goal) {
      const body = JSON.stringify({ partnerId, goal })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (!answer.ok) throw new Error(`The onboarding guide answered ${answer.status}`)
    },
  }
}
