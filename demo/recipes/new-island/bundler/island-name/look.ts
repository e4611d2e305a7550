import { addSheet } from 'partner-islands'

// All islands of a page get it, so each selector begins with a class of your own. The custom properties follow the theme of the page.
addSheet(`
  .island-name {
    display: grid;
    justify-items: start;
    gap: 8px;
    padding: 16px;
    border: 1px solid var(--partner-border);
    border-radius: var(--partner-radius-lg);
    background: var(--partner-surface);
  }
  .island-name button {
    min-height: var(--partner-control-md);
    padding: 0 14px;
    border-radius: var(--partner-radius-md);
    color: var(--partner-on-primary);
    background: var(--partner-primary);
  }
  .island-name button:hover {
    background: var(--partner-primary-hover);
  }
`)
