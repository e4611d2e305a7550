// What is typed can be looked at. Without scripts the button stays away.
for (const button of document.querySelectorAll('[data-reveal]')) {
  const input = document.getElementById(button.getAttribute('aria-controls'))
  const show = (isShown) => {
    button.setAttribute('aria-pressed', String(isShown))
    input.type = isShown ? 'text' : 'password'
  }
  button.hidden = false
  button.addEventListener('click', () => show(input.type === 'password'))
  // Browsers remember what was typed into a field of text.
  input.form.addEventListener('submit', () => show(false))
}
