import * as v from 'valibot'

const eventData = v.object({ websiteId: v.number() })

/** The website that an event of the server concerns, if it names one. */
export function websiteOfEvent(data: string): number | undefined {
  try {
    const { success, output } = v.safeParse(eventData, JSON.parse(data))
    return success ? output.websiteId : undefined
  } catch {
    return undefined
  }
}
