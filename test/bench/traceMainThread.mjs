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
export const isKey = ({ name }) => name === 'Editor::HandleKeyboardEvent'
export const isFrame = ({ name }) => name === 'WebFrameWidgetImpl::UpdateLifecycle'
