/** What the host does not do; why stands on the page already. */
export class Refused extends Error {}

/** Calls the panel's own API; a refusal is shown on the page and thrown. Text is sent as it is. */
export async function call(method, path, body) {
  const isText = typeof body === 'string'
  const sent = body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }
  const response = await fetch(`/preview/api/${path}`, {
    method,
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(body !== undefined && { 'Content-Type': isText ? 'text/plain' : 'application/json' }),
    },
    ...sent,
  })
  const answer = response.status === 204 ? null : await response.json()
  const problem = document.getElementById('problem')
  problem.hidden = response.ok
  if (response.ok) return answer
  problem.textContent = answer.error ?? answer.errors.map(({ message }) => message).join('\n')
  throw new Refused(problem.textContent)
}
