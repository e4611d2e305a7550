// Signing in by a passkey, in browsers that read what WebAuthn says in JSON.
const area = document.querySelector('[data-passkey]')

async function post(url, body) {
  const headers = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const { error, ...content } = await answer.json().catch(() => ({}))
  if (!answer.ok) throw new Error(error ?? area.dataset.failed)
  return content
}

async function signIn() {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await post('/session/passkey/options', {}))
  // Whoever closes the browser's window has changed their mind.
  const passkey = await navigator.credentials.get({ publicKey }).catch(({ name }) => {
    if (name !== 'NotAllowedError') throw new Error(area.dataset.failed)
  })
  if (!passkey) return
  await post('/session/passkey', { passkey: passkey.toJSON(), partnerId: null })
  location.assign(area.dataset.target)
}

if (area && globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON) {
  const button = area.querySelector('button')
  const problem = area.querySelector('[role=alert]')
  area.hidden = false
  button.addEventListener('click', async () => {
    button.disabled = true
    problem.hidden = true
    try {
      await signIn()
    } catch ({ message }) {
      problem.textContent = message
      problem.hidden = false
    }
    button.disabled = false
    button.focus()
  })
}
