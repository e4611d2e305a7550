// A form that only passes something on goes by itself; its button is for browsers without scripts.
document.querySelector('form[data-go]')?.requestSubmit()
