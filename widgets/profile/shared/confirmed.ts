/** Does something once the person has proved again that it is them, or at once when they did so a moment ago. */
export type Confirmed = (then: () => void) => void
