/** What `fetch` throws when it is aborted. */
export const abortError = (): DOMException => new DOMException('The call was aborted', 'AbortError')
