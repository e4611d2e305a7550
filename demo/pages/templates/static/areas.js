// Forms and buttons of the areas whose calls are JSON. Everything else on these pages works without scripts.
const root = document.querySelector('[data-area]')
const problem = document.querySelector('[data-error]')

// On a phone the pages are a line that scrolls.
const nav = document.querySelector('.portal__nav')
const here = nav?.querySelector('[aria-current]')
if (here) nav.scrollLeft = here.offsetLeft - (nav.clientWidth - here.offsetWidth) / 2

async function send(method, url, body) {
  const headers = { 'X-Requested-With': 'XMLHttpRequest', [root.dataset.csrfHeader]: root.dataset.csrfToken }
  const json = body === undefined ? {} : { body: JSON.stringify(body) }
  const answer = await fetch(url, {
    method,
    // Also whoever is not known any more reads the language of the page.
    headers: {
      Accept: 'application/json',
      'Accept-Language': document.documentElement.lang,
      ...headers,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...json,
  }).catch(() => null)
  if (answer?.ok) return
  // What browsers say of a lost connection is in no language of ours.
  if (!answer) throw new Error()
  const { error, errors } = await answer.json().catch(() => ({}))
  throw new Error(error ?? errors?.map(({ message }) => message).join(' ') ?? (answer.status === 409 ? root.dataset.stale : ''))
}

// What is written and not sent stays when another form of the page loads it anew, and is asked about before the page is left.
const KEPT = 'kept'
const fields = [...document.querySelectorAll(':is(form[method=post], form[data-json]) [name]:not([type=hidden], [type=submit])')]
const before = new Map(fields.map((field) => [field, field.value]))
const keyOf = ({ form, name }) => `${location.pathname} ${form.dataset.url ?? ''} ${name}`
let sent = null
const unsent = () => fields.filter((field) => field.form !== sent && field.value !== before.get(field))

const kept = new Map(JSON.parse(sessionStorage.getItem(KEPT) ?? '[]'))
sessionStorage.removeItem(KEPT)
for (const field of fields) if (kept.has(keyOf(field))) field.value = kept.get(keyOf(field))

// The second half of a double click would be refused: what it asks for is done. Later it may be meant, such as on a page somebody came back to.
const DOUBLE_CLICK_MS = 2_000
let sentAt = 0
document.addEventListener('submit', (event) => {
  if ('json' in event.target.dataset) return
  if (sent === event.target && event.timeStamp - sentAt < DOUBLE_CLICK_MS) {
    event.preventDefault()
    return
  }
  sent = event.target
  sentAt = event.timeStamp
})
addEventListener('beforeunload', (event) => {
  if (unsent().length > 0) event.preventDefault()
})

function reload() {
  sessionStorage.setItem(KEPT, JSON.stringify(unsent().map((field) => [keyOf(field), field.value])))
  for (const field of fields) before.set(field, field.value)
  location.reload()
}

async function run(button, then, work) {
  button.disabled = true
  problem.hidden = true
  try {
    await work()
    sent = button.form ?? null
    if (then) location.assign(then)
    else reload()
  } catch (error) {
    problem.textContent = error.message || root.dataset.failed
    problem.hidden = false
    button.disabled = false
    button.focus()
    // Last: the button may be far below.
    problem.scrollIntoView({ block: 'nearest' })
  }
}

const valueOf = (field) => {
  if ('parse' in field.dataset) return JSON.parse(field.value)
  if ('lines' in field.dataset)
    return field.value
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  return 'number' in field.dataset ? Number(field.value) : field.value
}

for (const form of document.querySelectorAll('form[data-json]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const named = [...form.elements].filter(({ name, dataset, value }) => name && !('number' in dataset && value === ''))
    void run(event.submitter ?? form, form.dataset.then, () => {
      const body = Object.fromEntries(named.map((field) => [field.name, valueOf(field)]))
      return send('POST', form.dataset.url, body)
    })
  })
}

for (const button of document.querySelectorAll('[data-delete], [data-post]')) {
  button.addEventListener('click', () => {
    const { delete: remove, post, then, confirm: question } = button.dataset
    if (question && !confirm(question)) return
    void run(button, then, () => (remove ? send('DELETE', remove) : send('POST', post)))
  })
}

// The place of a remark: press the button, then a spot of the preview. A remark needs none.
const place = document.querySelector('[data-place]')
const preview = document.querySelector('[data-preview]')
if (place && preview) {
  place.addEventListener('click', () => {
    const on = place.getAttribute('aria-pressed') !== 'true'
    place.setAttribute('aria-pressed', String(on))
    preview.toggleAttribute('data-placing', on)
  })
  preview.addEventListener('click', (event) => {
    if (place.getAttribute('aria-pressed') !== 'true') return
    const box = preview.getBoundingClientRect()
    const percent = { x: (100 * (event.clientX - box.left)) / box.width, y: (100 * (event.clientY - box.top)) / box.height }
    const form = place.closest('form')
    const pin = preview.querySelector('[data-pin]')
    for (const [name, value] of Object.entries(percent)) {
      form.elements[name].value = value.toFixed(1)
      pin.setAttribute(`c${name}`, `${value}%`)
    }
    pin.removeAttribute('hidden')
    place.click()
    form.elements.description.focus()
  })
}

// The colour beside its code: choosing one writes the code.
for (const picker of document.querySelectorAll('[data-picker]')) {
  picker.addEventListener('input', () => {
    picker.previousElementSibling.value = picker.value
  })
}

// An editor that is open says so every minute.
const alive = document.querySelector('[data-keepalive]')
if (alive) {
  const stay = () => void send('POST', alive.dataset.keepalive).catch(() => {})
  stay()
  setInterval(stay, 60_000)
}
