import { act } from '@testing-library/react'

interface Call {
  readonly url: string
  readonly init: RequestInit
}
export type Reply = (call: Call) => Response | Promise<Response>

// The store tells of answers by the frame.
const frames = async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Answers that come when they are let through: they say what the server knew when it was asked. */
export function holdBack(isHeld: (url: URL) => boolean) {
  const waiting: (() => void)[] = []
  let isHolding = false
  return {
    waiting,
    hold: () => {
      isHolding = true
    },
    /** What comes of it is on the screen afterwards. */
    through: (nth: number) =>
      act(async () => {
        waiting[nth]?.()
        await frames()
      }),
    wrap:
      (reply: Reply): Reply =>
      async (call) => {
        const answer = await reply(call)
        if (isHolding && isHeld(new URL(call.url, location.origin))) await new Promise<void>((resolve) => waiting.push(resolve))
        return answer
      },
  }
}
