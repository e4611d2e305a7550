<?php
// The example page at /islands.php.
require __DIR__ . '/../packages/partner-islands/src/Islands.php';

$islands = new PartnerIslands\Islands(__DIR__ . '/assets');
[$title, $props, $nonce] = ['Islands', [], ''];
$page = json_decode(file_get_contents(__DIR__ . '/../templates/islands/page.json'), true);
require __DIR__ . '/../templates/islands/page.php';
