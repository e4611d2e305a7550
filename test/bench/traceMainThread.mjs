/** What the page's main thread did during `act`: its tasks and its frames, as events of Chromium's trace, in microseconds. */
export async function traceMainThread(browser, page, act) {
  await browser.startTracing(page, { categories: ['toplevel', 'blink'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const logs = threads.map((main) => traceEvents.filter(({ pid, tid, tdur }) => pid === main.pid && tid === main.tid && tdur))
  // Other renderers wait in reserve and do next to nothing.
  return logs.reduce((busiest, events) => (events.length > busiest.length ? events : busiest), [])
}

export const isTask = ({ name }) => name === 'ThreadControllerImpl::RunTask'
const isKey = ({ name }) => name === 'Editor::HandleKeyboardEvent'
export const isFrame = ({ name }) => name === 'WebFrameWidgetImpl::UpdateLifecycle'

/**
 * Milliseconds of the main thread's processor time from a key until its frame is through, as browsers count long frames: a task that nobody
 * waits for a frame after stands for itself. Processor time, because other processes are no fault of ours.
 */
export function longestFrame(events) {
  const within = (list, { ts, dur }) => list.some((time) => time >= ts && time <= ts + dur)
  const keys = events.filter(isKey).map(({ ts }) => ts)
  const ends = events.filter(isFrame).map(({ ts, dur }) => ts + dur)
  let longest = 0
  let frame = 0
  for (const task of events.filter(isTask).toSorted((a, b) => a.ts - b.ts)) {
    frame += task.tdur
    longest = Math.max(longest, frame)
    const isAwaited = (frame > task.tdur || within(keys, task)) && !within(ends, task)
    if (!isAwaited) frame = 0
  }
  return longest / 1000
}
