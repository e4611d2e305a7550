<?php
// Renders demo/recipes/php/page.php for each case on standard input.
require getenv('ADAPTER') . '/vendor/autoload.php';

function render(array $values): string
{
    extract($values);
    $islands = new PartnerIslands\Islands(getenv('DIST'));
    ob_start();
    require 'demo/recipes/php/page.php';
    return ob_get_clean();
}

$cases = json_decode(stream_get_contents(STDIN), true, 512, JSON_THROW_ON_ERROR);
echo json_encode(array_map('render', $cases), JSON_THROW_ON_ERROR);
