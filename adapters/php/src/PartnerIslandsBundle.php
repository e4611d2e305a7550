<?php

namespace PartnerIslands;

use Symfony\Component\DependencyInjection\ContainerBuilder;
use Symfony\Component\HttpKernel\Bundle\Bundle;

/** Symfony: files in public/assets. An application with others defines the service Islands itself. */
final class PartnerIslandsBundle extends Bundle
{
    public function build(ContainerBuilder $container): void
    {
        $container->autowire(Islands::class)->setArguments(['%kernel.project_dir%/public/assets']);
        $container->autowire(TwigExtension::class)->addTag('twig.extension');
    }
}
